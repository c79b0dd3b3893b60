/** The alert for a chat that does not answer, in the words that the form beside it holds: made the first time it is asked for. */
export function chatAlert(form: HTMLFormElement): HTMLDialogElement {
  const made = form.nextElementSibling;
  if (made instanceof HTMLDialogElement) return made;
  const { title = '', message = '', close = '' } = form.dataset;
  const dialog = document.createElement('dialog');
  dialog.className = 'chat-alert';
  dialog.role = 'alertdialog';
  dialog.setAttribute('aria-labelledby', 'chat-alert-title');
  dialog.setAttribute('aria-describedby', 'chat-alert-text');
  const button = document.createElement('button');
  button.className = 'button-primary';
  button.textContent = close;
  const end = document.createElement('form');
  end.method = 'dialog';
  end.append(button);
  const heading = paragraph('chat-alert-title', title);
  heading.className = 'label';
  dialog.append(heading, paragraph('chat-alert-text', message), end);
  form.after(dialog);
  return dialog;
}

function paragraph(id: string, text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.id = id;
  element.textContent = text;
  return element;
}
