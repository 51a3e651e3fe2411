import type { CheckedTariff } from '@billett/tariff-import'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'

/** Reads a workbook or catalogue that staff have sent. Refuses `workbookTooLarge`, and what is not clean. */
export async function readCatalogue(
  { viruses, catalogues }: Pick<World, 'viruses' | 'catalogues'>,
  file: File,
): Promise<{ bytes: Uint8Array; checked: CheckedTariff }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const scan = await viruses.scan(file)
  if (scan.state !== 'clean') refuse(scan.state === 'infected' ? 'fileNotClean' : 'uploadFailed', 'file')
  const conversion = await catalogues.convert(bytes)
  if (!conversion.ok) refuse('workbookTooLarge', 'file')
  return { bytes, checked: conversion.checked }
}
