import type { ReactNode } from 'react'
import './splitList.css'

type OrderSplitViewProps = {
  map?: ReactNode
  detail?: ReactNode
  /** The table. It must not remount when the map or the order's detail opens or closes beside it. */
  children: ReactNode
}

export function OrderSplitView({ map, detail, children }: OrderSplitViewProps) {
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
