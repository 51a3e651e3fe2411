import { parentPort, workerData } from 'node:worker_threads'
import { faultOf } from './pdf-fault.ts'

if (!(workerData instanceof Uint8Array)) throw new Error('a file is inspected by the thread that is given it')
parentPort?.postMessage(await faultOf(workerData))
