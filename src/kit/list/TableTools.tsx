import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons'
import type { ProTableProps } from '@ant-design/pro-components'
import { Button, type ButtonProps } from 'antd'
import { Fragment, type ReactNode } from 'react'
import { ColumnSettings } from './ColumnSettings'
import './tableTools.css'

type Tools = Pick<ProTableProps<Record<string, unknown>, object>, 'options' | 'optionsRender' | 'toolBarRender'>

/** ProTable renders its tool icons as spans without a name or keyboard access. They are replaced with buttons. */
export function tableTools(own: ReactNode, reload: () => void): Tools {
  return {
    toolBarRender: () => (own ? [<Fragment key="own">{own}</Fragment>] : []),
    options: {
      reload: () => reload(),
      reloadIcon: <Tool name="Обновить список" icon={<ReloadOutlined />} />,
      density: true,
      densityIcon: <Tool name="Плотность строк" icon={<ColumnHeightOutlined />} />,
      fullScreen: false,
      setting: false,
    },
    optionsRender: ({ columns }, tools) => [
      ...tools,
      <ColumnSettings key="columns" columns={columns} {...COLUMN_SETTING} />,
    ],
  }
}

function Tool({ name, ...props }: ButtonProps & { name: string }) {
  return <Button {...props} type="text" size="small" aria-label={name} title={name} />
}

/** `listsHeight` is in pixels. It fits the longest list of columns without scrolling. */
const COLUMN_SETTING = {
  draggable: true,
  checkedReset: true,
  listsHeight: 336,
  children: <Tool name="Настройка колонок" icon={<SettingOutlined />} />,
}
