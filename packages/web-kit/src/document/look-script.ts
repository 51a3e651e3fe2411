import { SCHEME_KEY } from '../storage/colour-scheme.ts'
import { CONTRAST_KEY } from '../storage/high-contrast.ts'
import { THEME_QUERY } from '../theme/look-of-address.ts'

const key = (name: string): string => JSON.stringify(name)

/**
 * Runs before the first screen is painted: what was chosen on this device goes before what the document was drawn
 * with, which may be one that was kept, or asked for without cookies. An address that says the look itself is left
 * alone, and so is everything where nothing can be read.
 */
export const LOOK_SCRIPT = `try{var d=document.documentElement.dataset,s=localStorage,\
c=JSON.parse(s.getItem(${key(CONTRAST_KEY)})),m=JSON.parse(s.getItem(${key(SCHEME_KEY)}));\
if(c===true||c===false)d.contrast=c?"high":"normal";\
if(!/[?&]${THEME_QUERY}=/.test(location.search)){if(m==="light"||m==="dark")d.mode=m;\
else if(!/(^|; )${SCHEME_KEY}=/.test(document.cookie))delete d.mode}}catch(e){}`
