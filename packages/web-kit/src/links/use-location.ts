export { useLocation } from 'react-router'
