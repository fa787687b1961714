/** Escapes text for HTML, with a template tag, and for JSON inside a script element. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** HTML that is already escaped; only `html` and `jsonScript` create it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | undefined | false;

/** Template tag: values are escaped unless they are `Html`; undefined and false are left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, at) => text + print(parts[at])).join(''));
}

function print(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((piece) => piece.text).join('\n');
  return escapeHtml(String(part));
}

const UNSAFE_IN_SCRIPT = /[<>&\u2028\u2029]/g;

/** A JSON script element that no text inside it can close. */
export function jsonScript(type: string, value: unknown, id?: string): Html {
  const json = JSON.stringify(value).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const idAttribute = id === undefined ? html`` : html` id="${id}"`;
  return html`<script type="${type}"${idAttribute}>${new Html(json)}</script>`;
}
