import { modesWanted } from '@billett/domain'
import { shallowEqual } from 'react-redux'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectJourneySettings } from '../../state/user/user.selectors.ts'

/** What the customer rides on; the same as before where an account comes that leaves nothing out. */
export const useUsualModes = () => useAppSelector(state => modesWanted(selectJourneySettings(state)), shallowEqual)
