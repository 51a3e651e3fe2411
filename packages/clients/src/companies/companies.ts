import type { Client } from '../schema/client.ts'
import { ahrenstedt } from './ahrenstedt.ts'
import { birkfurt } from './birkfurt.ts'
import { brackmoor } from './brackmoor.ts'
import { dornau } from './dornau.ts'
import { eschental } from './eschental.ts'
import { felsnach } from './felsnach.ts'
import { gansberg } from './gansberg.ts'
import { glimmertal } from './glimmertal.ts'
import { hellmar } from './hellmar.ts'
import { hohenlauf } from './hohenlauf.ts'
import { ilmsee } from './ilmsee.ts'
import { jorden } from './jorden.ts'
import { kaltquell } from './kaltquell.ts'
import { kupferhang } from './kupferhang.ts'
import { lindwerder } from './lindwerder.ts'
import { morgensund } from './morgensund.ts'
import { muehlkamp } from './muehlkamp.ts'
import { nesselgrund } from './nesselgrund.ts'
import { oderwinkel } from './oderwinkel.ts'
import { osterwalden } from './osterwalden.ts'
import { pfalzing } from './pfalzing.ts'
import { quellbach } from './quellbach.ts'
import { rabenfels } from './rabenfels.ts'
import { silbersand } from './silbersand.ts'
import { sonnwinkel } from './sonnwinkel.ts'
import { tannlohe } from './tannlohe.ts'
import { ulmenau } from './ulmenau.ts'
import { vierseen } from './vierseen.ts'
import { weidenhof } from './weidenhof.ts'
import { wendmark } from './wendmark.ts'
import { xaverberg } from './xaverberg.ts'
import { ysenfurt } from './ysenfurt.ts'
import { zinnwerder } from './zinnwerder.ts'

/** Invented transport companies, each a page of facts: what a shop of another name and other colours looks like. */
export const companies: readonly Client[] = [
  ahrenstedt,
  birkfurt,
  brackmoor,
  dornau,
  eschental,
  felsnach,
  gansberg,
  glimmertal,
  hellmar,
  hohenlauf,
  ilmsee,
  jorden,
  kaltquell,
  kupferhang,
  lindwerder,
  morgensund,
  muehlkamp,
  nesselgrund,
  oderwinkel,
  osterwalden,
  pfalzing,
  quellbach,
  rabenfels,
  silbersand,
  sonnwinkel,
  tannlohe,
  ulmenau,
  vierseen,
  weidenhof,
  wendmark,
  xaverberg,
  ysenfurt,
  zinnwerder,
]
