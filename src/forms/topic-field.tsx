import { topicName } from './form-fields.ts';

/**
 * What the request is about, as a link named it: sent under a name of its own, so that it never mixes with what the visitor
 * writes. It is read and can be removed, not written. Nothing is seen while there is none.
 * @param topic what the field holds
 * @param onRemove empties the field, and takes the focus on: the button goes away
 */
export function TopicField({
  topic = '',
  label,
  removeLabel,
  onRemove,
}: {
  topic: string | undefined;
  label: string;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <>
      {/* A text that is not shown: unlike one of type « hidden », it is emptied when the form is reset. */}
      <input type="text" name={topicName} readOnly hidden />
      {topic !== '' && (
        <div
          key={topic}
          data-topic=""
          className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-mint pl-4"
        >
          <p className="min-w-0 wrap-anywhere">
            <span className="block text-small text-quiet">{label}</span>{' '}
            <strong className="font-semibold text-strong">{topic}</strong>
          </p>
          <button type="button" className="button-secondary" onClick={onRemove}>
            {removeLabel}
          </button>
        </div>
      )}
    </>
  );
}
