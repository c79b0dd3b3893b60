import { useEffect, useState } from 'react';

/** A module that is loaded once the page is shown: undefined until then, and where it does not arrive. */
export function useLoaded<Module>(load: (() => Promise<Module>) | undefined): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    load?.().then(setLoaded, () => undefined);
  }, [load]);
  return loaded;
}
