import type { ReactNode } from 'react'
import './besideList.css'

export type BesideListProps = {
  map?: ReactNode
  detail?: ReactNode
  /** The list. It stays as it is when what stands beside it comes and goes. */
  children: ReactNode
}

/** A list of orders with room at its side for the map, for the detail of an order, or for both. */
export function BesideList({ map, detail, children }: BesideListProps) {
  const isAlone = !map && !detail
  return (
    <div className={isAlone ? 'orders-body' : 'orders-body orders-body--split'}>
      <div>{children}</div>
      {!isAlone && (
        <div className="orders-body__side">
          {map && <div className="orders-body__map">{map}</div>}
          {detail && <div className="orders-body__detail">{detail}</div>}
        </div>
      )}
    </div>
  )
}
