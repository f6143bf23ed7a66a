import type { FaqCategory } from '../faq-category.ts'

export const hubsAndLocations: FaqCategory = {
  id: 'hubs-and-locations',
  title: 'Hubs & Locations',
  colour: 'leaf',
  questions: [
    {
      id: 'what-is-a-hub',
      question: 'What is a hub?',
      answer:
        'A hub is a place in a city where teams meet and work. It offers workspace, mentorship, a local community and a connection to the internet. A hub is run by a host organisation there, so opening hours and equipment differ from one to the next.',
      keywords: ['space', 'venue', 'centre', 'workspace', 'community'],
    },
    {
      id: 'where-are-the-hubs',
      question: 'Where are the hubs?',
      answer:
        'The programme reaches 40+ African cities. The primary hubs are East London, which is the headquarters, Cape Town, Lusaka and Nairobi, with Lagos and Accra waiting for a partner. The About page shows them on a map and lists further cities by region.',
      keywords: [
        'city',
        'cities',
        'locations',
        'map',
        'near me',
        'South Africa',
        'Zambia',
        'Kenya',
        'Nigeria',
        'Ghana',
      ],
    },
    {
      id: 'how-many-hubs-are-confirmed',
      question: 'How many hubs are confirmed?',
      answer:
        'Two hubs are confirmed. This answer dates from the start of the programme, and hubs are added as host partners sign. The hub list on the About page marks each hub as confirmed or as pending partner confirmation, so look there before you make plans.',
      keywords: ['pending', 'status', 'confirmed', 'partner confirmation'],
    },
    {
      id: 'can-we-take-part-online',
      question: 'Can we take part online only?',
      answer:
        'Yes. Choose online when you register. You follow the sessions from home, and virtual events are recorded for those who cannot join live. Online teams are judged in the same way as teams that work from a hub.',
      keywords: ['remote', 'virtual', 'from home', 'in-person', 'distance'],
    },
    {
      id: 'can-we-switch-from-online-to-a-hub',
      question: 'Can we switch from online to a hub?',
      answer:
        'Yes, in the first two weeks. Ask the hub whether it has space, then change the participation mode on your My team page or write to us. After the first two weeks the hubs have made their plans and the mode stays as it is.',
      keywords: ['change mode', 'move', 'in-person', 'virtual', 'join a hub'],
    },
    {
      id: 'my-city-has-no-hub',
      question: 'My city has no hub. What can I do?',
      answer:
        'Take part online, or help to open one. If your organisation has a room, a steady connection and a person to welcome teams, use the link under the hub list on the Sponsors page and tell us about it. You can also register interest in a pending hub there.',
      keywords: ['host', 'new hub', 'open a hub', 'university', 'interest'],
    },
    {
      id: 'where-is-the-finale',
      question: 'Where is the finale?',
      answer:
        'In Cape Town, South Africa, at the AfricaCom trade event, on 11 and 12 November 2025. Teams show their servers there to the judges and to the people who came for the event. The Schedule page has the programme of both days.',
      keywords: ['showcase', 'AfricaCom', 'Cape Town', 'final', 'venue', 'travel'],
    },
  ],
}
