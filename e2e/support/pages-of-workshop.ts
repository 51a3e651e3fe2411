import { createClosing } from '../../scripts/processes/closing.ts'
import { servePages } from '../../scripts/run/build/serve-pages.ts'

// A process of its own, as `npm run dev` is: in a test's process libraries are found in another way.
const [apps = '', shop, office, server] = process.argv.slice(2)
await servePages(apps, { shop: Number(shop), office: Number(office), server: Number(server) }, createClosing())
