import type { Form } from '#generated/types.ts';
import { answerPieces, answerTo } from './answer.ts';
import type { FormFields } from './form-fields.ts';

/** A text of the confirmation with the visitor's answers in it, set off from the rest. */
export function AnsweredText({ text, form, sent }: { text: string; form: Form; sent: FormFields }) {
  return answerPieces(text).map(({ text: piece, name }, index) =>
    name === undefined ? (
      piece
    ) : (
      // Pieces of one text keep their order.
      <strong key={`${index}-${name}`} className="font-semibold text-strong">
        {answerTo(name, form, sent)}
      </strong>
    ),
  );
}

/** The same as a text, for a title. */
export function answeredTitle(text: string, form: Form, sent: FormFields): string {
  return answerPieces(text)
    .map(({ text: piece, name }) => (name === undefined ? piece : answerTo(name, form, sent)))
    .join('');
}
