import type { Navigate } from './history.ts'
import { useHistory } from './router-context.ts'

/** `const navigate = useNavigate(); navigate(link('cart'))`: the same function for as long as the app is there. */
export const useNavigate = (): Navigate => useHistory().navigate
