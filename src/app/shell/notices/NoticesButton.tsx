import { MutedOutlined, SoundOutlined } from '@ant-design/icons'
import { Button, Popover, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useUser } from '../../../session/useAccess'
import { lazyPart } from '../../../ui/chunk/lazyPart'
import { isAnyOn, noticeSettings, openNoticeSettings } from './noticeSettings'
import { useOrderNotices } from './useOrderNotices'

const NoticesPanel = lazyPart(() => import('./NoticesPanel').then((m) => m.NoticesPanel), {
  waiting: <Skeleton active title={false} />,
})

export function NoticesButton() {
  const { id } = useUser()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => openNoticeSettings(id), [id])
  const isOn = isAnyOn(useSnapshot(noticeSettings))
  useOrderNotices(id, isOn)
  return (
    <span className="notices-button">
      <Popover
        trigger="click"
        placement="bottomRight"
        // On a phone the panel is wider than the space to the left of the button, so it may be shifted.
        align={{ overflow: { shiftX: true, adjustY: true } }}
        arrow={false}
        open={isOpen}
        onOpenChange={setOpen}
        // The panel is rendered next to the button, so that Tab moves from the button into the panel.
        getPopupContainer={(button) => button.parentElement ?? document.body}
        content={<NoticesPanel />}
      >
        <Button
          type="text"
          icon={isOn ? <SoundOutlined /> : <MutedOutlined />}
          aria-label={`Уведомления о заказах: ${isOn ? 'включены' : 'выключены'}`}
          aria-expanded={isOpen}
          title="Уведомления о заказах"
        />
      </Popover>
    </span>
  )
}
