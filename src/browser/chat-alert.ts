/** The words of the alert for a chat that does not answer. */
export interface ChatAlertWords {
  alertTitle: string;
  unavailableMessage: string;
  closeLabel: string;
}

/** The alert for a chat that does not answer, after the form of the chat: made the first time it is asked for. */
export function chatAlert(form: HTMLFormElement, words: ChatAlertWords): HTMLDialogElement {
  const made = form.nextElementSibling;
  if (made instanceof HTMLDialogElement) return made;
  const dialog = document.createElement('dialog');
  dialog.className = 'chat-alert';
  dialog.role = 'alertdialog';
  dialog.setAttribute('aria-labelledby', 'chat-alert-title');
  dialog.setAttribute('aria-describedby', 'chat-alert-text');
  const button = document.createElement('button');
  button.className = 'button-primary';
  button.textContent = words.closeLabel;
  const end = document.createElement('form');
  end.method = 'dialog';
  end.append(button);
  const heading = paragraph('chat-alert-title', words.alertTitle);
  heading.className = 'label';
  dialog.append(heading, paragraph('chat-alert-text', words.unavailableMessage), end);
  form.after(dialog);
  return dialog;
}

function paragraph(id: string, text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.id = id;
  element.textContent = text;
  return element;
}
