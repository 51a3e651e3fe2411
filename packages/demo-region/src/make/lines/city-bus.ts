import type { LineSource } from '../line-source.ts'
import { CITY_BUS } from '../service-patterns.ts'

const CITY = {
  mode: 'bus',
  agency: 'svf',
  color: '6D2077',
  speed: 16,
  hub: 'Falkenbrück, ZOB',
  service: CITY_BUS,
} as const

export const cityBus: LineSource[] = [
  {
    ...CITY,
    name: '11',
    minute: 10,
    stops: `
      Falkenbrück, ZOB @ 0.15 0.25
      Falkenbrück, Postplatz
      Falkenbrück, Finanzamt @ -0.9 1.1
      Falkenbrück, Ludwig-Öser-Straße
      Falkenbrück, Fürstenweg
      Falkenbrück, Am Weinberg
      Falkenbrück, Lerchenfeld @ -2.4 3.2
      Falkenbrück, Wacholderring
      Falkenbrück, Waldsiedlung @ -3.3 3.6`,
  },
  {
    ...CITY,
    name: '12',
    minute: 12,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Lindenallee
      Falkenbrück, Amtsgericht @ 1.4 1
      Falkenbrück, Schwanenteich
      Falkenbrück, Ostfriedhof
      Falkenbrück, Nelkenweg @ 2.9 1.7
      Falkenbrück, Pestalozzischule
      Falkenbrück, Käuzchensteig
      Falkenbrück, Forellenhof @ 3.9 2.4`,
  },
  {
    ...CITY,
    name: '13',
    minute: 14,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Bahnhofstraße
      Falkenbrück, Theater
      Falkenbrück, Münzgasse @ 1.1 -1.3
      Falkenbrück, Schlachthofstraße
      Falkenbrück, Großmarkt
      Falkenbrück, Kleingartenanlage Frohe Zukunft @ 2.2 -2.9
      Falkenbrück, Ziegelei
      Falkenbrück, Südring Gewerbegebiet
      Falkenbrück, Höllgraben @ 1.9 -4`,
  },
  {
    ...CITY,
    name: '14',
    minute: 16,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Marktplatz
      Falkenbrück, Rathaus
      Falkenbrück, Stadtbibliothek @ 0.7 -1.7
      Falkenbrück, Rosengarten
      Falkenbrück, Elisabeth-von-Falkenstein-Gymnasium @ 0.5 -2.6
      Falkenbrück, Am Alten Wasserwerk
      Falkenbrück, Klinikum Haupteingang
      Falkenbrück, Klinikum Süd
      Falkenbrück, Rehazentrum @ -2 -4`,
  },
  {
    ...CITY,
    name: '15',
    minute: 18,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Postplatz
      Falkenbrück, Wilhelmsplatz
      Falkenbrück, Sankt-Georgs-Kirche @ -1.9 -1
      Falkenbrück, Turnhalle
      Falkenbrück, Töpferweg
      Falkenbrück, Gartenstadt
      Falkenbrück, Grüner Anger @ -3.7 -1.7
      Falkenbrück, Kläranlage @ -4.1 -2.3`,
  },
  {
    ...CITY,
    name: '16',
    minute: 20,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Nordertor
      Falkenbrück, Lessingplatz
      Falkenbrück, Kohlmarkt
      Falkenbrück, Zollamt @ 1.3 2.5
      Falkenbrück, Speicherstraße
      Falkenbrück, Hafen
      Falkenbrück, Uferhof @ 1 4
      Falkenbrück, Fähranleger Süd @ 0.4 4.3`,
  },
  {
    ...CITY,
    name: '17',
    minute: 22,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Amtsgericht
      Falkenbrück, Herzogin-Amalie-Straße
      Falkenbrück Ostbahnhof
      Falkenbrück, Messegelände
      Falkenbrück, Messe Süd
      Falkenbrück, Logistikzentrum @ 4.2 -1.4
      Falkenbrück, Löwenzahnwiese
      Falkenbrück, Stadion`,
  },
  {
    ...CITY,
    name: '18',
    minute: 24,
    hub: 'Falkenbrück Westbahnhof',
    stops: `
      Falkenbrück, Tierpark
      Falkenbrück, Schützenplatz
      Falkenbrück, Kastanienallee
      Falkenbrück, Freibad @ -3.2 1.1
      Falkenbrück, Anna-Böttcher-Weg
      Falkenbrück Westbahnhof
      Falkenbrück, Heinrich-Löffler-Platz
      Falkenbrück, Töpferweg
      Falkenbrück, Studentendorf
      Falkenbrück, Universität
      Falkenbrück, Am Kirschgarten
      Falkenbrück Südbahnhof`,
  },
  {
    ...CITY,
    name: '19',
    minute: 26,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Stadthalle
      Falkenbrück, Kunsthalle @ 1.1 1.7
      Falkenbrück, Brunnenhof
      Falkenbrück, Zollamt
      Falkenbrück, Werkstättenweg @ 2.4 3
      Falkenbrück, Schleusenhaus
      Falkenbrück, Yachthafen
      Falkenbrück, Klärwerk Nord @ 3.3 3.7`,
  },
  {
    ...CITY,
    name: '20',
    minute: 28,
    hub: 'Falkenbrück Südbahnhof',
    stops: `
      Falkenbrück, Kläranlage
      Falkenbrück, Straußenfarm
      Falkenbrück, Süßmilchstraße
      Falkenbrück, Wiesengrund @ -2.3 -2.6
      Falkenbrück, Dr.-Wünsche-Platz
      Falkenbrück, Am Kirschgarten
      Falkenbrück Südbahnhof
      Falkenbrück, Elisabeth-von-Falkenstein-Gymnasium
      Falkenbrück, Wasserturm
      Falkenbrück, Ziegelei
      Falkenbrück, Kleingartenanlage Frohe Zukunft
      Falkenbrück, Südfriedhof
      Falkenbrück, Stadion`,
  },
]
