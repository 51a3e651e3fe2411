import { BOUGHT } from '../state/sale/bought.ts'
import { LAST_SALES_KEY } from '../storage/forget-owned.ts'

/**
 * Runs before the first screen is painted: where this device keeps tickets, room is left for the line about them, so
 * that nothing moves when it is drawn; of one that somebody else has bought only until it ends. It says nothing by
 * itself, and does nothing where it cannot read.
 */
export const HOLDER_SCRIPT = `try{var o=JSON.parse(localStorage.getItem(${JSON.stringify(LAST_SALES_KEY)})||"[]");\
var n=Date.now(),h=function(t){return !t.isReceived||n<=Date.parse(t.validTo)};\
if(o.some(function(x){return x&&x.displayState===${JSON.stringify(BOUGHT)}&&(x.tickets||[]).some(h)}))document.documentElement.dataset.holder=""}catch(e){}`
