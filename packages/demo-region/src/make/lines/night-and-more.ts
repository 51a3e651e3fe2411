import type { LineSource } from '../line-source.ts'
import { FERRY, NIGHT_BUS, ON_DEMAND } from '../service-patterns.ts'

const NIGHT = {
  mode: 'bus',
  agency: 'svf',
  color: '1B1F3B',
  speed: 24,
  hub: 'Falkenbrück, ZOB',
  service: NIGHT_BUS,
} as const
const CALL = { mode: 'bus', agency: 'rvl', color: '7A7A7A', speed: 30, service: ON_DEMAND, onDemand: true } as const

export const nightAndMore: LineSource[] = [
  {
    ...NIGHT,
    name: 'N1',
    minute: 30,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Lessingplatz
      Falkenbrück Nordbahnhof
      Falkenbrück, Käthe-Ehrlich-Straße
      Falkenbrück, Nordfriedhof
      Falkenbrück, Waldsiedlung
      Falkenbrück, Tierpark
      Falkenbrück Westbahnhof
      Ährenfeld, Raiffeisenmarkt
      Mühlrode Bahnhof
      Steinwehr Bahnhof
      Rothenfurt Bahnhof`,
  },
  {
    ...NIGHT,
    name: 'N2',
    minute: 30,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Marktplatz
      Falkenbrück Südbahnhof
      Falkenbrück, Klinikum Süd
      Wiesbrunn, Brunnenplatz
      Tannhofen, Kirchplatz
      Mönchslinde Bahnhof
      Burgsternau Bahnhof`,
  },
  {
    ...NIGHT,
    name: 'N3',
    minute: 30,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Theater
      Falkenbrück Ostbahnhof
      Falkenbrück, Messegelände
      Falkenbrück, Technologiepark
      Eschenlühr, Angerstraße
      Lührhausen, Marktplatz
      Altweiden Bahnhof`,
  },
  {
    ...CALL,
    name: 'AST 91',
    hub: 'Rothenfurt Bahnhof',
    minute: 14,
    stops: `
      Rothenfurt Bahnhof
      Thalwinden, Hofladen
      Fuchsmühlen, Freilichtmuseum
      Jägersbrunn, Waldschänke
      Wüstenrode, Forsthaus Grüne Tanne am Naturpark-Infozentrum @ -15.1 -14.2`,
  },
  {
    ...CALL,
    name: 'AST 92',
    hub: 'Brandeck Bahnhof',
    minute: 16,
    stops: `
      Brandeck Bahnhof
      Brandeck, Burgstraße @ 20.6 -2.8
      Storchenau, Wehrkirche
      Neuseggen, Ort @ 17.4 5.2
      Neuseggen, Badestelle
      Rabenhude, Schöpfwerk`,
  },
  {
    mode: 'ferry',
    agency: 'lfg',
    name: 'F1',
    color: '00A3E0',
    speed: 9,
    hub: 'Falkenbrück, Fähranleger Süd',
    minute: 0,
    bikes: true,
    service: FERRY,
    stops: `
      Falkenbrück, Fähranleger Süd
      Fährwinkel, Fähranleger Nord`,
  },
]
