import { mkdirSync, writeFileSync } from 'node:fs'
import { NETWORK_FILE, TARIFF_FILE } from '../files.ts'
import { asJson } from './as-json.ts'
import { makeNetwork } from './make-network.ts'
import { makeTariff } from './make-tariff.ts'

/** Writes `data/demo-region` anew: `node packages/demo-region/src/make/cli.ts`. */
const network = makeNetwork()
mkdirSync(new URL('.', NETWORK_FILE), { recursive: true })
writeFileSync(NETWORK_FILE, asJson(network))
writeFileSync(TARIFF_FILE, asJson(makeTariff(network)))
process.stdout.write(`${network.stops.length} stops, ${network.lines.length} lines\n`)
