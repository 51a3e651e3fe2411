/**
 * What is tried first: from the top of the list of passwords in published breaches (SecLists, "10k-most-common", MIT
 * licence), without what no policy lets through however it is decorated, and the German words that take its place here.
 * In small letters; digits and signs around a word are ignored anyway.
 */
const WORDS = `
password passwort kennwort passwd pass admin administrator root user guest gast test testing tester changeme letmein welcome willkommen hallo hello
geheim secret qwerty qwertz qwertyui qwertzui qwertyuiop qwertzuiop asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm yxcvbn yxcvbnm azerty abcd abcde abcdef
abcdefg abcdefgh q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc abc123 abcd1234 a1b2c3 a1b2c3d4 qwe123 123qwe asdf1234
iloveyou ichliebedich schatz liebling love lovely loveme lover loverboy babygirl baby princess prinzessin prince prinz sunshine sonne sonnenschein summer
sommer winter spring fruehling frühling herbst autumn januar februar maerz märz april juni juli august september oktober november dezember january february
march october december montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday dragon master
monkey shadow superman batman spiderman football fussball fußball baseball basketball soccer hockey tennis golf eagle tiger tigers lion panther falcon wolf
mustang corvette ferrari porsche mercedes yamaha honda toyota harley audi volkswagen trustno starwars startrek pokemon matrix gandalf hobbit michael jennifer
jordan thomas robert daniel charlie andrew michelle jessica joshua george nicole ashley amanda william anthony matthew martin patrick richard david stefan
andreas sabine claudia martina sandra nadine melanie julia anna maria lukas jonas paul felix leon max maximilian alexander alexandra christian sebastian
florian tobias markus peter klaus werner helmut juergen jürgen ginger pepper cookie cheese chicken banana chocolate schokolade orange apple coffee kaffee
purple yellow silver gold golden diamond crystal blue green black white rainbow flower blume freedom freiheit whatever computer internet windows microsoft
google facebook samsung nintendo killer hunter ranger buster thunder phoenix merlin wizard warrior knight angel engel devil teufel heaven himmel jesus
christ money geld success lucky happy magic power phantom sparky snoopy mickey donald garfield bubbles fluffy smokey boomer cowboy captain doctor maverick
hammer soccer chelsea liverpool arsenal barcelona realmadrid bayern dortmund schalke borussia hamburg berlin muenchen münchen koeln köln frankfurt stuttgart
leipzig dresden bremen hannover nuernberg nürnberg deutschland germany london paris newyork texas dallas boston chicago florida canada mexico guitar music
rocket scooter scooby biteme fuckyou fuckoff asshole bitch sexy access login master system server security service support default temp demo
ticket tickets fahrkarte fahrschein monatskarte bahn zug strassenbahn straßenbahn tram bahnhof deutschlandticket jobticket semesterticket
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
