import { Link } from 'wouter'
import './figureLink.css'

/** A figure, which is a link where its records can be found. `name` is the column's key. */
export function FigureLink({ name, text, to }: { name: string; text: string; to: string | undefined }) {
  if (to === undefined) return text
  return (
    <Link className="figure-link" href={to} data-door={name}>
      {text}
    </Link>
  )
}
