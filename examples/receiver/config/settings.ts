/** What the owner of a receiver says in `receiver.yaml`, checked, with its defaults, and paths made absolute. */
export interface Settings {
  /** `forms.json`, which the build of the site writes. */
  readonly site: string;
  /** The SQLite file that holds everything. */
  readonly database: string;
  /** The folder of the texts of mails and pages. */
  readonly texts: string;
  readonly listen: { readonly host: string; readonly port: number };
  /** Where forms are posted, on this server: `/demandes`. */
  readonly path: string;
  /** The same as visitors reach it, which is what mails link to; undefined: on the host of the site. */
  readonly publicUrl?: string;
  /** Origins that may send, besides that of the site. */
  readonly origins: readonly string[];
  /** Whether the server in front says whose request it passes on (`X-Forwarded-For`). */
  readonly behindProxy: boolean;
  readonly mail: MailSettings;
  readonly limits: Limits;
}

export interface MailSettings {
  readonly from: string;
  /** Who reads the requests. */
  readonly to: readonly string[];
  /** Other readers for single forms, by the name of the form. */
  readonly toByForm: Readonly<Record<string, readonly string[]>>;
  /** Whether visitors get an acknowledgement. */
  readonly acknowledge: boolean;
  /** Where mails go: to a server, or as files into a folder, to try things out. */
  readonly through: { readonly smtp: SmtpSettings } | { readonly folder: string };
}

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (port 465); else by STARTTLS. */
  readonly secure: boolean;
  /** False only for a server on the same machine or network: mails travel in clear where it offers no TLS. */
  readonly requireTls: boolean;
  readonly user?: string;
  readonly password?: string;
}

export interface Limits {
  /** How many requests one address may send within `minutes`. */
  readonly requests: number;
  readonly minutes: number;
  /** The largest request, in kilobytes. */
  readonly bodyKb: number;
}
