import './exchange.css'
import { mcpServer } from '#content/facts/mcp.ts'
import { searchPlaces } from '#content/search/places.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { exampleCall } from './example-call.ts'

const { exchange: words } = mcpServerPage
const SHOWN = 4
const places = searchPlaces(exampleCall.values.query)

/** Shows a question, the call that an assistant makes of it and the answer, between a rosette for each side. */
export function ExampleCall() {
  return (
    <figure className="exchange cloth">
      <figcaption className="font-display">{words.question}</figcaption>
      <Party seed={words.client} name={words.client} />
      <div className="wire">
        <p>
          <code className="font-semibold">{exampleCall.name}</code>{' '}
          <span className="inline-block">{exampleCall.values.query}</span>
        </p>
        <p>
          {places
            .slice(0, SHOWN)
            .map(({ city }) => city)
            .join(', ')}
          , {words.more(places.length - SHOWN)}
        </p>
      </div>
      <Party seed={words.server} name={new URL(mcpServer.url).host} />
    </figure>
  )
}

function Party({ seed, name }: { seed: string; name: string }) {
  return (
    <p className="party">
      <Rosette seed={seed} className="" />
      {name}
    </p>
  )
}
