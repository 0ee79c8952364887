import { Link } from 'wouter'
import { paths } from '../../../kit/address/paths'
import { OPENED_FROM_SCREEN } from '../../../kit/useGoBack'
import { useAccess } from '../../../session/sessionHooks'
import { CourierTypeIcon } from '../../../ui/CourierTypeIcon'

export function CourierLink({ id, fio, type }: { id: number; fio: string; type: number | undefined }) {
  const mayOpen = useAccess()('courier_view')
  return (
    <span className="point-table__courier">
      <CourierTypeIcon type={type} />
      {mayOpen ? (
        <Link href={paths.courier(id)} state={OPENED_FROM_SCREEN}>
          {fio}
        </Link>
      ) : (
        <span>{fio}</span>
      )}
    </span>
  )
}
