// Each part of the board with its own sizes; later files build on earlier ones.
import "./bar.css";
import "./sky.css";
import "./planet-plate.css";
import "./sky-lines.css";
import "./note.css";
import "./plates.css";
import "./dossier.css";
import "./clock.css";
import "./dock.css";
import "./hand.css";
import "./orbit.css";
import "./draft.css";
import "./chain.css";
