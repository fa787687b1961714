/** The part of jsdom that tests read pages with; the server's types know no DOM, and shall not. */
declare module 'jsdom' {
  export interface PageElement {
    readonly textContent: string | null;
    readonly innerHTML: string;
    readonly type: string;
    readonly href: string;
    readonly getAttribute: (name: string) => string | null;
  }
  export interface Page {
    readonly title: string;
    readonly body: PageElement;
    readonly getElementById: (id: string) => PageElement | null;
    readonly querySelector: (selector: string) => PageElement | null;
    readonly querySelectorAll: (selector: string) => Iterable<PageElement> & { length: number };
  }
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Page };
  }
}
