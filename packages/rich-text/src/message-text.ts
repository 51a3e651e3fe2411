import sanitizeHtml from 'sanitize-html'

const INLINE = ['br', 'strong', 'b', 'em', 'i', 'a']
const OF_MESSAGES = ['p', 'ul', 'ol', 'li', ...INLINE]

/** Addresses a link may have; one without a scheme stays in the shop. */
const SCHEMES = ['https', 'http', 'mailto', 'tel']

/**
 * HTML somebody of the company wrote, as passengers get it: paragraphs, lists, emphasis and links. All else goes, its
 * words stay; script and style go with what is in them.
 */
export const messageText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: OF_MESSAGES,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
  }).trim()
