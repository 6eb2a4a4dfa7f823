import { describeJourney } from "./journey.ts";

describeJourney({ name: "Galactic Traders", players: 2, leapsIn: "galactic-traders" });
