/** Tests that escaped text cannot break out of HTML or of JSON in a script element. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, html, jsonScript } from './escape-html.ts';

describe('escaping', () => {
  it('leaves nothing that means something to a browser', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      }),
    );
  });

  it('is done by the template for all but its own pieces', () => {
    const piece = html`<b>${'<i>'}</b>`;
    expect(html`<p title="${'"'}">${piece}${undefined}${[piece]}</p>`.text).toBe(
      '<p title="&quot;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b></p>',
    );
  });

  it('keeps data inside its script and gives it back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = [text, '</script><script>', '<!--', '\u2028'];
        const json = jsonScript('application/json', value).text.slice(
          '<script type="application/json">'.length,
          -'</script>'.length,
        );
        expect(json).not.toMatch(/[<>&\u2028]/);
        expect(JSON.parse(json)).toEqual(value);
      }),
    );
  });
});
