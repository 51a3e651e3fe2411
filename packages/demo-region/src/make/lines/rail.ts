import type { LineSource } from '../line-source.ts'
import { BRANCH_RAIL, EXPRESS_RAIL, REGIONAL_RAIL } from '../service-patterns.ts'

const RAIL = { mode: 'rail', agency: 'ltb', bikes: true, hub: 'Falkenbrück Hauptbahnhof' } as const

export const rail: LineSource[] = [
  {
    ...RAIL,
    name: 'RB 51',
    color: '8E2C6B',
    speed: 58,
    minute: 2,
    service: REGIONAL_RAIL,
    stops: `
      Oberlührn Bahnhof @ -25.5 3.5
      Kaltenwehr Bahnhof @ -20.6 2.1
      Rothenfurt Bahnhof @ -15 0.5
      Rothenfurt Schloßpark @ -13.6 0.1
      Steinwehr Bahnhof @ -10.9 -0.3
      Mühlrode Bahnhof @ -7 0.4
      Falkenbrück Westbahnhof @ -2.6 0.2
      Falkenbrück Hauptbahnhof @ 0 0.4
      Falkenbrück Ostbahnhof @ 2.4 -0.2
      Eschenlühr Bahnhof @ 6.5 -0.8
      Lührhausen Bahnhof @ 10.9 -1.5
      Altweiden Bahnhof @ 15.5 -2
      Brandeck Bahnhof @ 20.4 -3.5
      Grenzhammer Bahnhof @ 25.5 -5`,
  },
  {
    ...RAIL,
    name: 'RE 5',
    color: '5B1F4A',
    speed: 82,
    minute: 17,
    service: EXPRESS_RAIL,
    stops: `
      Oberlührn Bahnhof
      Kaltenwehr Bahnhof
      Rothenfurt Bahnhof
      Steinwehr Bahnhof
      Falkenbrück Hauptbahnhof
      Lührhausen Bahnhof
      Altweiden Bahnhof
      Brandeck Bahnhof
      Grenzhammer Bahnhof`,
  },
  {
    ...RAIL,
    name: 'RB 52',
    color: 'B0447F',
    speed: 52,
    minute: 6,
    service: BRANCH_RAIL,
    stops: `
      Falkenbrück Hauptbahnhof
      Falkenbrück Nordbahnhof @ 0.6 2.6
      Dornhagen Bahnhof @ 1.5 6.9
      Hohenlühr Bahnhof @ 2.5 10.6
      Marienforst Bahnhof @ 1.5 15
      Bad Ellerich Kurpark @ 0.9 18.2
      Bad Ellerich Bahnhof @ 0.5 19.2`,
  },
  {
    ...RAIL,
    name: 'RB 53',
    color: 'C75B95',
    speed: 52,
    minute: 8,
    service: BRANCH_RAIL,
    stops: `
      Falkenbrück Hauptbahnhof
      Falkenbrück Südbahnhof @ -0.4 -2.4
      Wiesbrunn Bahnhof @ -1.5 -6.6
      Tannhofen Bahnhof @ -3 -10.7
      Mönchslinde Bahnhof @ -3.8 -13.4
      Burgsternau Bahnhof @ -4.2 -16.4`,
  },
]
