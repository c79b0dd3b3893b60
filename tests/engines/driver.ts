/** One tab of a browser that is driven by the WebDriver protocols, of which the actions are the same in both. */
export interface Driver {
  /** The errors that the pages have reported, where the browser passes them on. */
  readonly errors: readonly string[];
  /** Opens a page. Resolves when it is loaded. */
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page, by way of JSON. @throws where it throws, or the page is being left */
  evaluate: (expression: string) => Promise<unknown>;
  /** Keys and pointers: https://www.w3.org/TR/webdriver2/#actions */
  perform: (sources: readonly object[]) => Promise<void>;
  /** The size of the window's content in CSS pixels, or the closest that the browser has. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}
