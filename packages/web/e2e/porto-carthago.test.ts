import { describeJourney } from "./journey.ts";

describeJourney({ name: "Porto Carthago", players: 3, leapsIn: "porto-carthago" });
