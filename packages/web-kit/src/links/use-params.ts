export { useParams } from 'react-router'
