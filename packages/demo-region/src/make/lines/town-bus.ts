import type { LineSource } from '../line-source.ts'
import { TOWN_BUS } from '../service-patterns.ts'

const TOWN = { mode: 'bus', agency: 'rvl', speed: 17, service: TOWN_BUS } as const
const ROTHENFURT = { ...TOWN, color: '007A78', hub: 'Rothenfurt Bahnhof' } as const
const ALTWEIDEN = { ...TOWN, color: '8A6D00', hub: 'Altweiden Bahnhof' } as const
const ELLERICH = { ...TOWN, color: '3B7DD8', hub: 'Bad Ellerich Bahnhof' } as const

export const townBus: LineSource[] = [
  {
    ...ROTHENFURT,
    name: '31',
    minute: 8,
    stops: `
      Rothenfurt Bahnhof
      Rothenfurt, Bahnhofsallee
      Rothenfurt, Markt @ -15.1 1.3
      Rothenfurt, Kreishaus
      Rothenfurt, Glockengießerstraße
      Rothenfurt, Am Stadtgraben @ -15.6 2.4
      Rothenfurt, Berufsbildende Schulen
      Rothenfurt, Nordsiedlung @ -15.4 3.4`,
  },
  {
    ...ROTHENFURT,
    name: '32',
    minute: 10,
    stops: `
      Rothenfurt Bahnhof
      Rothenfurt, Postgasse
      Rothenfurt, Schlossmühle @ -14.2 -0.4
      Rothenfurt, Burggärten
      Rothenfurt, Krankenhaus @ -13.7 -1.2
      Rothenfurt, Seniorenstift Abendfrieden
      Rothenfurt, Südhang @ -14.3 -2.1`,
  },
  {
    ...ROTHENFURT,
    name: '33',
    minute: 12,
    stops: `
      Rothenfurt Bahnhof
      Rothenfurt, Sägewerk
      Rothenfurt, Industriestraße West @ -16.6 0.3
      Rothenfurt, Glashütte
      Rothenfurt, Möbelwerk @ -17.8 0.2`,
  },
  {
    ...ALTWEIDEN,
    name: '41',
    minute: 8,
    stops: `
      Altweiden Bahnhof
      Altweiden, Bahnhofstraße
      Altweiden, Marktplatz @ 15.8 -1.2
      Altweiden, Stadtkirche
      Altweiden, Weidenhöfe
      Altweiden, Schulzentrum @ 16.2 0.2
      Altweiden, Neue Höhe @ 16.6 1`,
  },
  {
    ...ALTWEIDEN,
    name: '42',
    minute: 10,
    stops: `
      Altweiden Bahnhof
      Altweiden, Papiermühle
      Altweiden, Festwiese @ 14.8 -2.9
      Altweiden, Hüttenstraße
      Altweiden, Korbmacherweg @ 14.3 -3.6`,
  },
  {
    ...ELLERICH,
    name: '61',
    minute: 14,
    stops: `
      Bad Ellerich Bahnhof
      Bad Ellerich, Kurhaus @ 0 19
      Bad Ellerich, Trinkhalle
      Bad Ellerich, Thermalbad @ -0.7 18.4
      Bad Ellerich, Kneippweg
      Bad Ellerich, Rehaklinik Schöne Aussicht @ -1.5 18.8`,
  },
  {
    ...ROTHENFURT,
    name: '34',
    minute: 14,
    stops: `
      Rothenfurt Bahnhof
      Rothenfurt, Postgasse
      Rothenfurt, Amselgrund
      Rothenfurt, Förderschule am Bach @ -15.6 -1.2
      Rothenfurt, Kurze Gewanne
      Rothenfurt, Tennisplätze
      Rothenfurt, Hochbehälter @ -16.4 -2.2`,
  },
  {
    ...ALTWEIDEN,
    name: '43',
    minute: 12,
    stops: `
      Altweiden Bahnhof
      Altweiden, Bahnhofstraße
      Altweiden, Feuerwache
      Altweiden, Polizeiwache @ 16.9 -1.9
      Altweiden, Bürgermeister-Dönitzer-Allee
      Altweiden, Hallenbad
      Altweiden, Gewerbepark Ost @ 18.3 -2.3`,
  },
  {
    ...TOWN,
    color: '9C5221',
    hub: 'Lührhausen Bahnhof',
    name: '51',
    minute: 12,
    stops: `
      Lührhausen, Badesee @ 10.6 -3.5
      Lührhausen, Campingplatz
      Lührhausen, Marktplatz
      Lührhausen Bahnhof
      Lührhausen, Brückenkopf
      Lührhausen, Realschule
      Lührhausen, Vogelsang @ 11.4 0.1`,
  },
  {
    ...ELLERICH,
    name: '62',
    minute: 16,
    stops: `
      Bad Ellerich Bahnhof
      Bad Ellerich, Badstraße
      Bad Ellerich, Haus des Gastes @ 1.2 19.8
      Bad Ellerich, Minigolfplatz
      Bad Ellerich, Waldfrieden @ 2.1 19.4`,
  },
]
