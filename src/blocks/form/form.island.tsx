import { FormApplication, type FormApplicationProps } from '../../forms/form-application.tsx';

/** The one application that draws every form. */
export function FormIsland(props: FormApplicationProps) {
  return <FormApplication {...props} />;
}
