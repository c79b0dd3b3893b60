/** The classes of a way to get in touch. */
export const linkClass =
  'inline-block min-h-6 underline decoration-line-strong decoration-1 underline-offset-6 hover:decoration-amber';

export interface LinkProps {
  value: string;
  className?: string | undefined;
}

/** An e-mail address as a link, apart from the others: applications have no addresses to write. It may break before the « @ ». */
export function EmailLink({ value, className = '' }: LinkProps) {
  const [name = value, domain] = value.split('@');
  return (
    <a href={`mailto:${value}`} className={`${linkClass} ${className}`}>
      {name}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </a>
  );
}

/** The address of a message to write. @param to empty where the visitor chooses it */
export function mailTo(to: string, subject: string, body: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))}`;
}
