import { Avatar, Tooltip } from 'antd'
import { bidiIsolated } from '../../domain/text'
import { useUser } from '../../session/useAccess'
import { personInitials } from '../../ui/initials'

export function SidebarUser({ isShort }: { isShort: boolean }) {
  const { fio, role } = useUser()
  const roleName = role.description || role.name
  const avatar = <Avatar className="sidebar-user__avatar">{personInitials(fio)}</Avatar>
  if (isShort) {
    return (
      <Tooltip title={`${bidiIsolated(fio)}, ${bidiIsolated(roleName)}`} placement="right">
        <div className="sidebar-user sidebar-user--short">
          {avatar}
          <span className="visually-hidden">{`${bidiIsolated(fio)}, ${bidiIsolated(roleName)}`}</span>
        </div>
      </Tooltip>
    )
  }
  return (
    <div className="sidebar-user">
      {avatar}
      <div className="sidebar-user__words">
        <div className="sidebar-user__fio" title={fio}>
          {fio}
        </div>
        <div className="sidebar-user__role" title={roleName}>
          {roleName}
        </div>
      </div>
    </div>
  )
}
