export { NavLink } from 'react-router'
