import DOMPurify, { type Config } from 'dompurify';

/** What a content block may hold: running text, lists, tables, links and pictures. No forms, frames, styles or scripts. */
const CONFIG: Config = {
  ALLOWED_TAGS: [
    'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'dd', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4',
    'hr', 'i', 'img', 'li', 'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
  ],
  ALLOWED_ATTR: ['href', 'title', 'target', 'rel', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\.{0,2}\/|[^:/?#]*(?:[/?#]|$))/i,
};

let purifier: typeof DOMPurify | undefined;

/** A purifier of our own: its hooks must not touch another user's of the same library. */
function getPurifier(): typeof DOMPurify {
  if (purifier) return purifier;
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.hasAttribute('target')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
    if (node.tagName === 'IMG') {
      node.setAttribute('loading', 'lazy');
      node.setAttribute('decoding', 'async');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  });
  purifier = own;
  return own;
}

/**
 * Makes the HTML of an editor safe to show. Where the browser enforces Trusted Types the result is a `TrustedHTML` made by
 * the policy `dompurify`, which the content security policy has to allow (`trusted-types dompurify`).
 */
export function sanitizeHtml(html: string): TrustedHTML | string {
  return 'trustedTypes' in window
    ? getPurifier().sanitize(html, { ...CONFIG, RETURN_TRUSTED_TYPE: true })
    : getPurifier().sanitize(html, CONFIG);
}
