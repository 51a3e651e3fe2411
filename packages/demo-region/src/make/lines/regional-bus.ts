import type { LineSource } from '../line-source.ts'
import { EXPRESS_BUS, REGIONAL_BUS, STRONG_REGIONAL_BUS } from '../service-patterns.ts'

const REGION = {
  mode: 'bus',
  agency: 'rvl',
  color: '4A5A2B',
  speed: 31,
  hub: 'Falkenbrück, ZOB',
  service: REGIONAL_BUS,
} as const

export const regionalBus: LineSource[] = [
  {
    ...REGION,
    name: '201',
    minute: 8,
    service: STRONG_REGIONAL_BUS,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Nordertor
      Falkenbrück Nordbahnhof
      Falkenbrück, Uferhof
      Dornhagen, Fährstraße
      Dornhagen Bahnhof
      Dornhagen, Kirche @ 1.1 7.4
      Neu Dornhagen, Ziegelweg @ 1.9 8.6
      Hohenlühr, Siedlung
      Hohenlühr Bahnhof
      Hohenlühr, Amtshof @ 2.9 11.2`,
  },
  {
    ...REGION,
    name: '202',
    minute: 9,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Amtsgericht
      Falkenbrück, Forellenhof
      Käferhain, Abzweig Gut Käferhain @ 5.6 3.6
      Käferhain, Dorfplatz @ 6.4 4.2
      Groß Tremsau, Mühle
      Groß Tremsau, Kirche @ 7.9 5.8
      Groß Tremsau, Grundschule
      Klein Tremsau, Dorfstraße @ 9.4 7.2
      Hollerbusch, Ort @ 11.4 9
      Hollerbusch, Storchennest
      Rabenhude, Gasthof Zum Schwarzen Raben @ 13.2 10.9
      Rabenhude, Schöpfwerk`,
  },
  {
    ...REGION,
    name: '203',
    minute: 10,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück Ostbahnhof
      Falkenbrück, Technologiepark
      Quellstedt, Tränke
      Quellstedt, Ort @ 7.2 1.9
      Buchenkamp, Forsthaus @ 9.1 2.6
      Buchenkamp, Neubausiedlung
      Lutterhagen, Dorfmitte @ 11.7 3.1
      Lutterhagen, Molkerei
      Storchenau, Wehrkirche @ 14.1 2.4
      Altweiden, Neue Höhe
      Altweiden, Schulzentrum
      Altweiden, Marktplatz
      Altweiden Bahnhof`,
  },
  {
    ...REGION,
    name: '204',
    minute: 8,
    service: STRONG_REGIONAL_BUS,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück Ostbahnhof
      Falkenbrück, Logistikzentrum
      Eschenlühr, Süd
      Eschenlühr Bahnhof
      Eschenlühr, Kindergarten
      Eschenlühr, Angerstraße @ 7.1 -1.4
      Sandhövel, Am Baggersee @ 8.8 -2
      Lührhausen, Klosterstraße
      Lührhausen Bahnhof
      Lührhausen, Marktplatz @ 11.3 -2
      Ilsenrode, Wegekreuz @ 13 -2.7
      Altweiden, Korbmacherweg
      Altweiden, Festwiese
      Altweiden Bahnhof`,
  },
  {
    ...REGION,
    name: '205',
    minute: 11,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Theater
      Falkenbrück, Stadion
      Haselgrund, Untere Mühle
      Haselgrund, Feuerwehr @ 5.4 -5.1
      Oberhaselgrund, Linde @ 6.8 -6.4
      Krummesche, Schäferei
      Krummesche, Dorfplatz @ 8.2 -8
      Wölfershain, Wanderparkplatz Wolfsschlucht @ 10.2 -10.4
      Wölfershain, Kapelle
      Wolkenrode, Schloss @ 12 -12.4`,
  },
  {
    ...REGION,
    name: '206',
    minute: 12,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Rathaus
      Falkenbrück, Elisabeth-von-Falkenstein-Gymnasium
      Falkenbrück, Höllgraben
      Königshude, Alte Schule
      Königshude, Dorfkrug @ 2.4 -6.8
      Erlengrund, Sperberweg @ 2.9 -9
      Sankt Wendolin, Klosterhof @ 3.2 -11.2
      Sankt Wendolin, Pilgerherberge
      Himmelspfort, Heimatmuseum @ 2.2 -13.8
      Himmelspfort, Bergstraße
      Birkenwerdt, Gutshaus @ 0.6 -16`,
  },
  {
    ...REGION,
    name: '207',
    minute: 9,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Rathaus
      Falkenbrück Südbahnhof
      Falkenbrück, Klinikum Süd
      Wiesbrunn, Neue Siedlung
      Wiesbrunn Bahnhof
      Wiesbrunn, Brunnenplatz @ -1.8 -7
      Heidkoppel, Siedlung @ -2.3 -8.9
      Tannhofen Bahnhof
      Tannhofen, Schützenhaus
      Tannhofen, Kirchplatz @ -3.5 -11
      Mönchslinde, Kreuzgang
      Mönchslinde Bahnhof
      Burgsternau, Vorburg
      Burgsternau Bahnhof
      Burgsternau, Burgaufgang @ -4.5 -17`,
  },
  {
    ...REGION,
    name: '208',
    minute: 10,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Universität
      Falkenbrück, Süßmilchstraße
      Falkenbrück, Rehazentrum
      Süßenbruch, Moorweg
      Süßenbruch, Kirche @ -5.2 -5.4
      Übermoor, Torfwerk @ -7.1 -6.9
      Übermoor, Gemeindezentrum
      Torfkaten, Bushof @ -8.8 -8.7
      Fuchsmühlen, Am Mühlteich
      Fuchsmühlen, Freilichtmuseum @ -10.3 -10.8
      Jägersbrunn, Waldschänke @ -12.4 -12.6`,
  },
  {
    ...REGION,
    name: '209',
    minute: 11,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Wilhelmsplatz
      Falkenbrück, Westend Schleife
      Ährenfeld, Reihersiedlung
      Ährenfeld, Raiffeisenmarkt @ -6.2 -2.4
      Roßwinkel, Gestüt @ -8.1 -3
      Roßwinkel, Dorfteich
      Öhlingsdorf, Kirche @ -10.2 -3.8
      Öhlingsdorf, Friedrich-Wilhelm-Raiffeisen-Straße
      Thalwinden, Hofladen @ -12.2 -3.2
      Rothenfurt, Südhang
      Rothenfurt, Krankenhaus
      Rothenfurt Bahnhof`,
  },
  {
    ...REGION,
    name: '210',
    minute: 12,
    service: STRONG_REGIONAL_BUS,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück Westbahnhof
      Falkenbrück, Freibad
      Mühlrode, Am Wehr
      Mühlrode Bahnhof
      Mühlrode, Weinstube
      Mühlrode, Schulstraße @ -7.4 1
      Günthersau, Abzweig @ -9.1 0.8
      Steinwehr Bahnhof
      Steinwehr, Steinbrücke
      Steinwehr, Rathaus @ -11.3 0.2
      Rothenfurt, Schlossmühle
      Rothenfurt, Markt
      Rothenfurt Bahnhof`,
  },
  {
    ...REGION,
    name: '211',
    minute: 13,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Finanzamt
      Falkenbrück, Tierpark
      Falkenbrück, Waldsiedlung
      Ottersfließ, Furt @ -5.1 4.6
      Ottersfließ, Bootsverleih
      Weißenlühr, Kirche @ -7 6.2
      Weißenlühr, Weiße Brücke
      Großheßling, Raststätte @ -8.8 7.9
      Großheßling, Am Dreschplatz
      Bärwinden, Dorfgemeinschaftshaus @ -10.9 9.9
      Pfaffenbrück, Ort @ -12.8 11.9`,
  },
  {
    ...REGION,
    name: '212',
    minute: 8,
    hub: 'Rothenfurt Bahnhof',
    stops: `
      Rothenfurt Bahnhof
      Rothenfurt, Markt
      Rothenfurt, Nordsiedlung
      Lerchenrode, Windmühle @ -14.3 5.6
      Lerchenrode, Obsthof
      Kleinaschau, Ort @ -13.6 8
      Bärwinden, Nord
      Bärwinden, Dorfgemeinschaftshaus`,
  },
  {
    ...REGION,
    name: '213',
    minute: 8,
    hub: 'Altweiden Bahnhof',
    stops: `
      Altweiden Bahnhof
      Altweiden, Korbmacherweg
      Hainfließ, Reiterhof
      Hainfließ, Brücke @ 13.6 -6.4
      Steinhövede, Hünengrab @ 13.1 -9
      Steinhövede, Dorf
      Wolkenrode, Schloss`,
  },
  {
    ...REGION,
    name: '214',
    minute: 12,
    hub: 'Bad Ellerich Bahnhof',
    stops: `
      Bad Ellerich Bahnhof
      Bad Ellerich, Kurhaus
      Schönmoor, Vogelwarte
      Schönmoor, Ort @ -3.4 16.2
      Kranichbruch, Aussichtsturm @ -4.6 13.4
      Kranichbruch, Deich
      Wendischau, Kirche @ -3.6 10.6
      Wendischau, Gut
      Fährwinkel, Elsternweg @ -1.6 7.6
      Fährwinkel, Fähranleger Nord @ -0.2 5.5
      Dornhagen, Kirche
      Dornhagen Bahnhof`,
  },
  {
    ...REGION,
    name: 'X20',
    color: 'A4343A',
    speed: 46,
    minute: 7,
    service: EXPRESS_BUS,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Technologiepark
      Käferhain, Dorfplatz
      Groß Tremsau, Kirche
      Klein Tremsau, Dorfstraße
      Hollerbusch, Ort
      Rabenhude, Gasthof Zum Schwarzen Raben
      Reiherstieg, Bundesstraße @ 16.2 12.8`,
  },
  {
    ...REGION,
    name: '215',
    minute: 14,
    stops: `
      Falkenbrück, ZOB
      Falkenbrück, Theater
      Falkenbrück, Logistikzentrum
      Hirschenkamp, Wildgehege @ 5.8 -2.9
      Hirschenkamp, Alte Försterei
      Haselgrund, Feuerwehr
      Haselgrund, Sportplatz
      Kirchhövel, Glockenturm @ 7.6 -4.6
      Kirchhövel, Pfarrgarten
      Sandhövel, Am Baggersee
      Sandhövel, Kieswerk
      Lührhausen, Badesee
      Lührhausen, Marktplatz
      Lührhausen Bahnhof`,
  },
  {
    ...REGION,
    name: '216',
    minute: 18,
    hub: 'Burgsternau Bahnhof',
    stops: `
      Burgsternau Bahnhof
      Burgsternau, Burgaufgang
      Burgsternau, Köhlerhütte
      Steinbüchel am Forst, Schmiede @ -1.8 -16.9
      Birkenwerdt, Gutshaus
      Birkenwerdt, Obstplantage
      Grasehausen, Teichwirtschaft @ 3.2 -17
      Grasehausen, Bushaltebucht
      Pfeifersroda, Ort @ 6.1 -15.6
      Wolkenrode, Gartenstraße
      Wolkenrode, Schloss`,
  },
  {
    ...REGION,
    name: '217',
    minute: 20,
    hub: 'Bad Ellerich Bahnhof',
    stops: `
      Bad Ellerich Bahnhof
      Bad Ellerich, Waldfrieden
      Marienforst, Jagdschloss
      Marienforst, Gemeindehaus @ 3.6 15.2
      Ödenbrook, Deichkrone @ 6.3 14.2
      Ödenbrook, Schafstall
      Kleeberge, Panoramablick @ 8.7 12.6
      Rabenhude, Gasthof Zum Schwarzen Raben
      Rabenhude, Am Räuberhölzchen
      Reiherstieg, Bundesstraße`,
  },
]
