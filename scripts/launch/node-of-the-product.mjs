import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npmProgram } from './npm-program.mjs'
import { root } from './root.mjs'

const NEEDED_MAJOR = 24
const VERSION = '24.21.0'
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win-x64']

export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= NEEDED_MAJOR
}

/** The path of a Node that is new enough, fetched from npm into the ignored folder .runtime when it is not there. */
export function provideNode() {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const runtime = join(root, '.runtime')
  const node = join(
    runtime,
    'node_modules',
    `node-${platform}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (!isRightVersion(node)) fetchNode(platform, runtime)
  if (!isRightVersion(node)) throw new Error(adviceFor(platform))
  return node
}

function fetchNode(platform, runtime) {
  if (!PLATFORMS.includes(platform)) throw new Error(adviceFor(platform))
  console.log(
    `Billett needs Node ${NEEDED_MAJOR}; this is ${process.versions.node}. Fetching Node ${VERSION} into .runtime …`,
  )
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const args = [npmProgram(), 'install', '--prefix', runtime, ...options, `node-${platform}@${VERSION}`]
  spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root })
}

function isRightVersion(node) {
  if (!existsSync(node)) return false
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${VERSION}`
}

function adviceFor(platform) {
  return `Node ${VERSION} could not be fetched for ${platform}. Install Node ${NEEDED_MAJOR} or newer (https://nodejs.org) and try again.`
}
