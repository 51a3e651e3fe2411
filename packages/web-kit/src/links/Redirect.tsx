import { Navigate } from 'react-router'

/** Leads to another address in place of this one. */
export const Redirect = ({ to }: { to: string }) => <Navigate to={to} replace />
