import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { worldsOf } from '../hosts/worlds-of.ts'
import { pageRenderer, type RenderPage } from '../web/page-renderer.ts'
import { webFolder } from '../web/web-folder.ts'
import type { Surroundings } from '../world.ts'
import { certificatesOf } from './certificates.ts'
import { type Diagnosis, diagnose } from './diagnose.ts'

/** What draws pages, if they have been built. */
export async function rendererIn(dist: string): Promise<RenderPage | undefined> {
  return existsSync(join(dist, 'server/entry-server.js')) ? pageRenderer(dist) : undefined
}

/** Every client this process serves. */
export async function examineAll(surroundings: Surroundings): Promise<Diagnosis[]> {
  const instruments = {
    config: surroundings.config,
    certificates: certificatesOf(surroundings.config),
    render: await rendererIn(webFolder(surroundings.config)),
    now: surroundings.clock(),
  }
  const patients = worldsOf(surroundings).map(shop => ({
    client: shop.world.client,
    publicUrl: shop.world.config.PUBLIC_URL,
  }))
  return Promise.all(patients.map(patient => diagnose(patient, instruments)))
}
