/** What mail programs with a dark ground show instead of the client's light one. */
const DARK = { page: '#121016', surface: '#1E1B24', text: '#F3F1F6', soft: '#BBB6C4', line: '#443F4D' }

/** For programs that read a style sheet: dark grounds, and names above their values on a phone. */
export const MAIL_STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){',
  '.wide td{display:block;text-align:left!important;padding-right:0!important}',
  '.wide td.soft{padding-bottom:0!important}',
  '.wide td.value{border-top:0!important;padding-top:0!important}',
  '.edge{padding:0!important}.sheet{padding:20px 16px!important}',
  '}',
  '@media (prefers-color-scheme:dark){',
  `.page{background:${DARK.page}!important;color:${DARK.text}!important}`,
  `.paper{background:${DARK.surface}!important}`,
  `.soft,.soft a{color:${DARK.soft}!important}`,
  `.line{border-color:${DARK.line}!important}`,
  '}',
].join('\n')
