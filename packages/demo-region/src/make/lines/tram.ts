import type { LineSource } from '../line-source.ts'
import { TRAM } from '../service-patterns.ts'

const CITY = { mode: 'tram', agency: 'svf', speed: 17, service: TRAM } as const

export const tram: LineSource[] = [
  {
    ...CITY,
    name: '1',
    color: 'C8102E',
    hub: 'Falkenbrück Hauptbahnhof',
    minute: 8,
    stops: `
      Falkenbrück, Nordfriedhof @ -1.1 3.9
      Falkenbrück, Am Sonnenhang
      Falkenbrück, Käthe-Ehrlich-Straße
      Falkenbrück, Weißdornweg
      Falkenbrück Nordbahnhof
      Falkenbrück, Alte Spinnerei
      Falkenbrück, Lessingplatz
      Falkenbrück, Nordertor
      Falkenbrück Hauptbahnhof
      Falkenbrück, Bahnhofstraße
      Falkenbrück, Marktplatz @ 0.2 -0.6
      Falkenbrück, Rathaus
      Falkenbrück, Südertor
      Falkenbrück, Gerberviertel
      Falkenbrück Südbahnhof
      Falkenbrück, Am Kirschgarten
      Falkenbrück, Klinikum Haupteingang
      Falkenbrück, Klinikum Süd @ -1.2 -3.9`,
  },
  {
    ...CITY,
    name: '2',
    color: '00843D',
    hub: 'Falkenbrück, Marktplatz',
    minute: 4,
    stops: `
      Falkenbrück, Westend Schleife @ -4.1 -0.9
      Falkenbrück, Schäferweg
      Falkenbrück, Gartenstadt
      Falkenbrück, Heinrich-Löffler-Platz
      Falkenbrück Westbahnhof
      Falkenbrück, Zuckerfabrik
      Falkenbrück, Wilhelmsplatz @ -1.5 -0.2
      Falkenbrück, Tuchmachergasse
      Falkenbrück, Marktplatz
      Falkenbrück, Theater
      Falkenbrück, Mühlenbrücke
      Falkenbrück, Osterwall
      Falkenbrück Ostbahnhof
      Falkenbrück, Güterstraße
      Falkenbrück, Messegelände
      Falkenbrück, Am Flugfeld
      Falkenbrück, Technologiepark @ 4.1 0.9`,
  },
  {
    ...CITY,
    name: '3',
    color: '0057B8',
    hub: 'Falkenbrück Hauptbahnhof',
    minute: 6,
    stops: `
      Falkenbrück, Hafen @ 2 3.8
      Falkenbrück, Speicherstraße
      Falkenbrück, Werftplatz
      Falkenbrück, Kohlmarkt
      Falkenbrück, Stadthalle
      Falkenbrück Hauptbahnhof
      Falkenbrück, Bahnhofstraße
      Falkenbrück, Marktplatz
      Falkenbrück, Domplatz
      Falkenbrück, Universität @ -1 -1.3
      Falkenbrück, Botanischer Garten
      Falkenbrück, Studentendorf
      Falkenbrück, Lührpark
      Falkenbrück, Hochschule für Musik und Darstellende Künste
      Falkenbrück, Ährenweg
      Falkenbrück, Süßmilchstraße @ -3.2 -2.8`,
  },
  {
    ...CITY,
    name: '4',
    color: 'E87722',
    hub: 'Falkenbrück Hauptbahnhof',
    minute: 2,
    stops: `
      Falkenbrück, Stadion @ 3.4 -2.9
      Falkenbrück, Eissporthalle
      Falkenbrück, Großmarkt
      Falkenbrück, Färberstraße
      Falkenbrück Ostbahnhof
      Falkenbrück, Herzogin-Amalie-Straße
      Falkenbrück, Lindenallee
      Falkenbrück Hauptbahnhof
      Falkenbrück, Postplatz
      Falkenbrück, Wilhelmsplatz
      Falkenbrück, Brauhausstraße
      Falkenbrück, Jägerkaserne
      Falkenbrück, Am Weinberg
      Falkenbrück, Tierpark @ -2.9 2.5`,
  },
]
