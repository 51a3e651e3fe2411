#!/usr/bin/env node
// Runs on Node 20 with nothing installed. It provides the Node the product needs and goes on with it in run/main.ts.
import { continueWith } from './launch/continue-with.mjs'
import { isNewEnough, provideNode } from './launch/node-of-the-product.mjs'

if (isNewEnough(process.versions.node)) {
  await import('./run/main.ts')
} else {
  try {
    continueWith(provideNode(), process.argv.slice(1))
  } catch (failure) {
    console.error(`\n${failure.message}`)
    process.exit(1)
  }
}
