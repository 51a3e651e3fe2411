import { darkPalette, rolesOf, type ThemeData } from '@billett/clients'

/**
 * For programs that read a style sheet: the client's dark look where the device is dark, as in the shop, and names
 * above their values on a phone.
 */
export function mailStyle(theme: ThemeData): string {
  const dark = rolesOf(darkPalette(theme), 'dark')
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){',
    '.wide td{display:block;text-align:left!important;padding-right:0!important}',
    '.wide td.soft{padding-bottom:0!important}',
    '.wide td.value{border-top:0!important;padding-top:0!important}',
    '.edge{padding:0!important}.sheet{padding:20px 16px!important}',
    '}',
    '@media (prefers-color-scheme:dark){',
    `.page{background:${dark.page}!important;color:${dark.text}!important}`,
    `.paper{background:${dark.surface}!important}`,
    `.band{background:${dark.hero}!important;color:${dark.onHero}!important;border-color:${dark.accent}!important}`,
    `.act{background:${dark.primary}!important;color:${dark.onPrimary}!important}`,
    `.soft,.soft a{color:${dark.textSoft}!important}`,
    `.line{border-color:${dark.divider}!important}`,
    '}',
  ].join('\n')
}
