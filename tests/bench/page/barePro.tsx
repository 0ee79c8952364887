import { ProLayout, ProTable } from '@ant-design/pro-components'
import { ConfigProvider } from 'antd'
import russian from 'antd/es/locale/ru_RU'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type BareRow, COLUMNS, loadRows, MENU, onBody, SCREENS } from './bareData'

function BarePro() {
  const [path, setPath] = useState('/orders')
  const screen = SCREENS.find((one) => one.path === path)
  return (
    <ConfigProvider locale={russian}>
      <ProLayout
        layout="mix"
        title="Доставка"
        route={{ routes: MENU }}
        location={{ pathname: path }}
        menuItemRender={(item, name) => (
          <a
            href={item.path}
            onClick={(event) => {
              event.preventDefault()
              setPath(item.path ?? '/')
            }}
          >
            {name}
          </a>
        )}
      >
        {screen && (
          <ProTable<BareRow>
            key={path}
            headerTitle={screen.name}
            rowKey="id"
            columns={COLUMNS.map(({ render, ...column }) => ({
              ...column,
              dataIndex: column.key,
              render: (_: unknown, row: BareRow) => render(row),
            }))}
            request={async () => {
              const data = await loadRows(screen.call)
              return { data, success: true, total: data.length }
            }}
          />
        )}
      </ProLayout>
    </ConfigProvider>
  )
}

onBody((root) => createRoot(root).render(<BarePro />))
