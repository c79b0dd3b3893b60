import type { Machine, Part } from '#generated/types.ts';

/** Something of a layer, as the drawing shows it. */
export interface MachineItem {
  name: string;
  /** From 1, over all layers: what shares the class `k<key>` lights together; 0 without one. */
  key: number;
  look: 'block' | 'near' | 'lit';
  /** The class of its edges, and of its faces where it is lit; none for quiet edges, those of a whole drawing. */
  colours: string;
}

export interface MachineLayer extends Pick<Part, 'id' | 'name' | 'shortName'> {
  /** What is the client's already, above the layers of the machine. */
  isOwn: boolean;
  items: readonly MachineItem[];
}

type MachineState = Pick<Machine, 'layers' | 'own' | 'subject' | 'connections' | 'trace' | 'heart'>;

/** Whether nothing happens in the machine: it is shown whole. */
export function isWhole({ subject, connections, trace }: MachineState): boolean {
  return subject === undefined && connections === undefined && trace === undefined;
}

/** The layers from the top, those of the machine below what is the client's own: names absent from the layers are there. @param hasMarks whether names stand beside the drawing */
export function machineLayers(machine: MachineState, hasMarks = true): MachineLayer[] {
  const { layers, own, subject, connections = [], trace } = machine;
  const inside = (trace?.steps ?? []).filter(({ outside }) => outside !== true).map(({ actor }) => actor);
  const named = new Set([
    ...(subject === undefined ? [] : [subject]),
    ...connections.map(({ name }) => name),
    ...inside,
  ]);
  const known = new Set(layers.flatMap(({ items = [] }) => items));
  const guests = new Set([...(own?.items ?? []), ...[...named].filter((name) => !known.has(name))]);
  const ownLayer = own === undefined ? [] : [{ id: 'own', name: own.name, shortName: own.name, items: [...guests] }];
  let key = 0;
  return [...ownLayer, ...layers].map(({ id, name, shortName = name, items = [] }, index) => {
    const isOwn = index < ownLayer.length;
    return {
      id,
      name,
      shortName,
      isOwn,
      items: items.map((item) => ({ name: item, key: hasMarks ? ++key : 0, ...looksOf(item, isOwn, named, machine) })),
    };
  });
}

/** An item is lit where something happens: it is the subject, or something that takes part. What the subject is connected to is outlined. */
function looksOf(
  name: string,
  isOwn: boolean,
  named: ReadonlySet<string>,
  machine: MachineState,
): Pick<MachineItem, 'look' | 'colours'> {
  if (isWhole(machine)) return { look: 'block', colours: isOwn ? 'stroke-strong' : 'stroke-azure' };
  if (!named.has(name)) return { look: 'block', colours: '' };
  if ((machine.subject ?? name) !== name) return { look: 'near', colours: 'stroke-accent' };
  return { look: 'lit', colours: name === machine.heart ? 'accent-azure stroke-accent' : 'stroke-accent' };
}

/** The items of a layer that a state names in words: those that take part, or all of them where nothing happens. */
export function namedItems({ items }: MachineLayer, machine: MachineState): readonly MachineItem[] {
  return isWhole(machine) ? items : items.filter(({ look }) => look !== 'block');
}
