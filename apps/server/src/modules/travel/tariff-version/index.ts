export {
  discardTariff,
  goBackTo,
  releaseTariff,
  startTariffs,
  storeDraft,
  type TariffRelease,
} from './release-tariff.ts'
export {
  findTariff,
  type KnownTariff,
  knownTariffs,
  lockRegions,
  type StoredTariff,
  stateOfTariff,
} from './tariff-version.repository.ts'
