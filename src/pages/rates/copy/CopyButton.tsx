import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useCityOptions } from '../../../session/allowedCities'
import { lazyDialog } from '../../../ui/chunk/lazyDialog'
import type { CopyDialogProps } from './CopyDialog'
import './copy.css'

const CopyDialog = lazyDialog<CopyDialogProps>(() => import('./CopyDialog').then((m) => m.CopyDialog))

type CopyButtonProps = Pick<CopyDialogProps, 'title' | 'plan'> & { cityId: number | undefined; disabled: boolean }

/** «Скопировать в другой город», where there is another one. */
export function CopyButton({ cityId, disabled, ...dialog }: CopyButtonProps) {
  const cities = useCityOptions().filter(({ value }) => value !== cityId)
  const [times, setTimes] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (cities.length === 0) return null
  return (
    <>
      <Button
        icon={<CopyOutlined />}
        disabled={disabled}
        onClick={() => {
          setTimes(times + 1)
          setOpen(true)
        }}
      >
        Скопировать в другой город
      </Button>
      {times > 0 && <CopyDialog key={times} {...dialog} open={isOpen} cities={cities} onClose={() => setOpen(false)} />}
    </>
  )
}
